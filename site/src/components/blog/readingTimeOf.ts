/** How long a post takes to read, in whole minutes. */
export const readingTimeOf = ({readingTime = 0}: {readonly readingTime?: number}): string => `阅读需 ${Math.ceil(readingTime)} 分钟`;
