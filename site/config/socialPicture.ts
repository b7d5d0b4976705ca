/** The picture that chat programs show beside a link, drawn by `scripts/make-social-image.ts`. */
export const socialPicture = {path: 'img/social.png', width: 1200, height: 630} as const;
