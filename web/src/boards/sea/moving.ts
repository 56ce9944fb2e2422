/** Motions played on the things drawn, by the browser's own animations. */

import type { Attachment } from "svelte/attachments";
import type { Point } from "../zoom/window";
import type { Motion } from "./motion";

const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const FADE = 120;

/** What plays a motion, once; calmly: nothing but fading. */
export function playing(motion: Motion, calm: boolean): Attachment<SVGElement> {
  return (node) => {
    const animation = node.animate(...(calm ? faded(motion) : frames(motion)));
    return () => animation.cancel();
  };
}

type Played = [Keyframe[], KeyframeAnimationOptions];

const shift = ({ x, y }: Point, scale = 1): string => `translate(${x}px, ${y}px) scale(${scale})`;

function faded(motion: Motion): Played {
  const away = motion.kind === "sink" || motion.kind === "leave";
  const [from, to] = away ? [1, 0] : [0, 1];
  return [[{ opacity: from }, { opacity: to }], { duration: FADE, fill: away ? "forwards" : "none" }];
}

function frames(motion: Motion): Played {
  const { wait: delay, lasts: duration } = motion;
  switch (motion.kind) {
    case "move": {
      const points = [...motion.over, { x: 0, y: 0 }];
      const lift = (index: number) => (motion.lifted && index === points.length - 1 ? 1.15 : 1);
      const way: Keyframe[] = points.map((point, index) => ({ transform: shift(point, lift(index)) }));
      return motion.lifted
        ? [
            [...way, { transform: shift({ x: 0, y: 0 }) }],
            { duration: duration * 1.6, delay, easing: EASE, fill: "backwards" },
          ]
        : [way, { duration, delay, easing: EASE, fill: "backwards" }];
    }
    case "appear":
      return [
        [
          { opacity: 0, transform: "translateY(10px) scale(0.8)" },
          { opacity: 1, transform: "none" },
        ],
        { duration, delay, easing: EASE, fill: "backwards" },
      ];
    case "sink":
      return [
        [
          { opacity: 1, transform: "none" },
          { opacity: 0.9, transform: "translateY(9px) scale(0.97)", filter: "brightness(0.75)", offset: 0.55 },
          { opacity: 0, transform: "translateY(20px) scale(0.9)", filter: "brightness(0.5)" },
        ],
        { duration, delay, easing: "ease-in", fill: "both" },
      ];
    case "leave": {
      const arrived = motion.way / duration;
      const last = motion.over.at(-1) ?? { x: 0, y: 0 };
      const way: Keyframe[] = motion.over.map((point, index) => ({
        ...{ transform: shift(point), opacity: 1, offset: (index / Math.max(motion.over.length - 1, 1)) * arrived },
      }));
      const start: Keyframe[] = way.length > 0 ? way : [{ transform: shift(last), opacity: 1, offset: 0 }];
      const down = { x: last.x, y: last.y + 12 };
      return [[...start, { transform: shift(down, 0.7), opacity: 0, offset: 1 }], { duration, delay, fill: "both" }];
    }
  }
}
