/** From a table to the analysis board: the moment one sees, as an address. */

import { toAddress } from "./address.js";

/** @import { State, Table } from "../types.js" */

/**
 * Whether looking into a position would be no help that the other has not: the match is over, or one plays both sides, or watches.
 * @param {{over: boolean, watching: boolean, sides: number[]}} who
 */
export const mayAnalyse = ({ over, watching, sides }) => over || watching || new Set(sides).size > 1;

/** The address of a moment; what is played for is left out once somebody has it. @param {Pick<State, "position"|"dice"|"score"|"cube">} state @param {Pick<Table, "match">} table */
export const momentAddress = ({ position, dice, score, cube }, { match }) => toAddress({
  position, dice, cube: cube?.stakes ?? null, owner: cube && cube.stakes > 1 ? cube.owner : null, ...(match > Math.max(1, ...score) ? { match, score } : { match: 1, score: [0, 0] }),
});
