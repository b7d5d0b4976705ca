/** Reads a port from text; `name` is the variable or option that held it. */
export function readPort(name: string, text: string): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`${name}=${text} is not a port: use a whole number from 0 to 65535.`);
  return port;
}

/** One sentence for a port that cannot be listened on. */
export function portTrouble(error: NodeJS.ErrnoException, port: number, name: string): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is busy: stop the program that uses it, or choose another one with ${name}=…`);
  if (error.code === 'EACCES') return new Error(`Port ${port} needs special rights: choose one above 1023 with ${name}=…`);
  return error;
}
