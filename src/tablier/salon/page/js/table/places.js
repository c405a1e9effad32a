/** Places on the board that can be pressed while no play is entered: points to break up, dice to claim, men that were touched. */

/** @import { TablePage } from "./main.js" */
/** @import { Marks } from "./marks.js" */

/** They are named on the path of somebody, and marked by their cells. @param {TablePage} page @returns {Marks} */
export function placesToPress({ store, board, panel }) {
  /** @param {number} side @param {number} number */
  const key = (side, number) => board.cellOf(side, number)?.key ?? "";
  const breaking = store.can("break");
  const claims = new Map(store.all("claim").map(({ die, side, point }) => [key(side, point), die]));
  const replacing = panel.name === "replace" ? store.can("replace") : null;
  return {
    breaks: breaking && new Map(breaking.points.map((point) => [key(breaking.side, point), point])),
    claims: claims.size ? claims : null,
    touched: replacing && new Set(replacing.points.map((point) => key(replacing.side, point))),
  };
}
