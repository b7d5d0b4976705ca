/** The folder of the pictures that chat programs show beside a link, drawn by `npm run previews`. */
export const PREVIEWS = 'img/previews';

/** The picture of a section, by its name in `previews.ts`. */
export const previewFile = (id: string): string => `${PREVIEWS}/${id}.png`;
