/** Space around the paper, where the axes' words hang: the padding of `.frame` in chart.module.css. */
const FRAME = {top: 28, right: 14, bottom: 44, left: 50};
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

/** A drawn chart as a file of its own: the page's styles go into attributes, the background and the frame are added. */
export function pictureOf(chart: SVGSVGElement, title: string): {readonly svg: string; readonly width: number; readonly height: number} {
  const {width: paperWidth, height: paperHeight} = chart.getBoundingClientRect();
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originals = [chart, ...chart.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  originals.forEach((original, index) => {
    const style = getComputedStyle(original);
    const target = copies[index]!;
    for (const name of PROPERTIES) target.setAttribute(name, style.getPropertyValue(name));
    target.removeAttribute('class');
  });
  const width = Math.round(paperWidth + FRAME.left + FRAME.right);
  const height = Math.round(paperHeight + FRAME.top + FRAME.bottom);
  for (const [name, value] of Object.entries({x: FRAME.left, y: FRAME.top, width: paperWidth, height: paperHeight, overflow: 'visible'}))
    copy.setAttribute(name, String(value));

  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  picture.setAttribute('width', String(width));
  picture.setAttribute('height', String(height));
  const name = document.createElementNS(picture.namespaceURI, 'title');
  name.textContent = title;
  const background = document.createElementNS(picture.namespaceURI, 'rect');
  background.setAttribute('width', '100%');
  background.setAttribute('height', '100%');
  background.setAttribute('fill', getComputedStyle(document.documentElement).getPropertyValue('--x2-surface') || '#ffffff');
  picture.append(name, background, copy);
  return {svg: new XMLSerializer().serializeToString(picture), width, height};
}

/** The same picture as PNG, at twice its size for sharp prints. */
export async function pngOf(chart: SVGSVGElement, title: string): Promise<Blob> {
  const {svg, width, height} = pictureOf(chart, title);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))), 'image/png'),
  );
}
