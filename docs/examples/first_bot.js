const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "start") {
    console.log(JSON.stringify({ ready: true }));
  } else if (message.type === "choose") {
    const landings = message.legal.filter((move) => move.startsWith("land "));
    console.log(JSON.stringify({ move: (landings.length ? landings : message.legal)[0] }));
  }
});
