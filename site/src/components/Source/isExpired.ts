/** Whether a day on which something was looked at lies too far back: `expires` is the last day it may be relied upon. */
export const isExpired = (expires: string, today: string): boolean => today > expires;

/** The day in UTC, as dates are written here. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
