/** All pictures on one page: a row a screen, a column a look. */
export function sheet(files: readonly string[]): string {
  const named = files.map((file) => ({ file, screen: file.split(".")[0] ?? "", look: file.split(".")[1] ?? "" }));
  const screens = [...new Set(named.map(({ screen }) => screen))];
  const looks = [...new Set(named.map(({ look }) => look))].sort();
  const cell = (screen: string, look: string): string => {
    const found = named.find((one) => one.screen === screen && one.look === look);
    return found === undefined
      ? "<td></td>"
      : `<td><a href="${found.file}"><img src="${found.file}" alt="${screen}, ${look}" loading="lazy"></a></td>`;
  };
  const rows = screens.map(
    (screen) => `<tr><th>${screen}</th>${looks.map((look) => cell(screen, look)).join("")}</tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Archipel: every screen</title>
<style>body { font: 14px sans-serif } img { height: 220px } th { text-align: left; position: sticky; left: 0; background: #fff }</style>
<table><tr><th></th>${looks.map((look) => `<th>${look}</th>`).join("")}</tr>
${rows.join("\n")}
</table>
</html>
`;
}
