/** ISO 8601 in the reader's own time zone, with its offset: `2026-11-23T10:27:16+08:00`. */
export function localTime(date: Date): string {
  const offset = -date.getTimezoneOffset();
  const shown = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) => String(part).padStart(2, '0'));
  return `${shown}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}
