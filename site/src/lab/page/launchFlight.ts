import type {Flight} from '../run/session.ts';
import {OUTSIDE, seatPoint, SERVER, type Point} from './swarmLayout.ts';
import styles from './Swarm.module.css';

const SVG = 'http://www.w3.org/2000/svg';
const DURATION_MS = 650;
/** Bursts at the start of a run would only be a blur. */
const MOST_AT_ONCE = 36;

/** One segment crosses the picture: a square from the server, a dot from a viewer. Drawn outside React, it lives half a second. */
export function launchFlight(layer: SVGGElement, {toSeat, from, source}: Flight): void {
  if (layer.childElementCount >= MOST_AT_ONCE || document.hidden) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = startOf(from);
  const end = seatPoint(toSeat);
  const mark = source === 'http' ? square() : dot();
  layer.append(mark);
  const place = ({x, y}: Point): string => `translate(${x}px, ${y}px)`;
  const flight = mark.animate([{transform: place(start)}, {transform: place(end)}], {
    duration: DURATION_MS,
    easing: 'cubic-bezier(.4,0,.5,1)',
    fill: 'both',
  });
  flight.addEventListener('finish', () => mark.remove());
  flight.addEventListener('cancel', () => mark.remove());
}

function startOf(from: Flight['from']): Point {
  switch (from.kind) {
    case 'server':
      return SERVER;
    case 'outside':
      return OUTSIDE;
    case 'seat':
      return seatPoint(from.seat);
  }
}

function square(): SVGElement {
  const element = document.createElementNS(SVG, 'rect');
  element.setAttribute('class', styles.flightHttp ?? '');
  for (const [name, value] of Object.entries({x: '-5', y: '-5', width: '10', height: '10'})) element.setAttribute(name, value);
  return element;
}

function dot(): SVGElement {
  const element = document.createElementNS(SVG, 'circle');
  element.setAttribute('class', styles.flightP2p ?? '');
  element.setAttribute('r', '5.5');
  return element;
}
