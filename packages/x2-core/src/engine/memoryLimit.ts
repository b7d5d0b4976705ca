/** MiB of segments that a page keeps where nobody says otherwise: what competitors keep, and a cheap phone can spare. */
const LIMITS = {desktop: 400, mobile: 128} as const;

/** By the device: an iPad that passes for a desktop is told by its touch screen. */
export function memoryLimit(): number {
  const {userAgent = '', maxTouchPoints = 0} = (globalThis.navigator as Navigator | undefined) ?? {};
  const isMobile =
    /Android|iPhone|iPad|iPod|Mobile|HarmonyOS|OpenHarmony/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isMobile ? LIMITS.mobile : LIMITS.desktop;
}
