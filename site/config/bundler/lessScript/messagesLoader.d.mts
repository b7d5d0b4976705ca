export function withMessages(source: string, messages: Readonly<Record<string, string>>): string;
