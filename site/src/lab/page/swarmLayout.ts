export type Point = {readonly x: number; readonly y: number};

export const SWARM_BOX = {width: 480, height: 360} as const;
export const SERVER: Point = {x: 240, y: 24};
export const OUTSIDE: Point = {x: 240, y: 206};

const CENTRE: Point = {x: 240, y: 206};
const RADIUS: Point = {x: 198, y: 118};
/** Neighbours in number sit across from each other, so that few viewers fill the picture as well as eight do. */
const PLACES = [5, 1, 3, 7, 0, 4, 2, 6];

export function seatPoint(seat: number): Point {
  const place = PLACES[(seat - 1) % PLACES.length] ?? 0;
  const angle = ((place + 0.5) / PLACES.length) * 2 * Math.PI;
  return {x: round(CENTRE.x + RADIUS.x * Math.cos(angle)), y: round(CENTRE.y + RADIUS.y * Math.sin(angle))};
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
