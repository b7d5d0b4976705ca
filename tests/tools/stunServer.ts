import {createSocket, type RemoteInfo} from 'node:dgram';

const BINDING_REQUEST = 0x0001;
const BINDING_SUCCESS = 0x0101;
const XOR_MAPPED_ADDRESS = 0x0020;
const COOKIE = 0x2112a442;
/** A documentation address, in place of one translated by NAT: a browser leaves out a mapped address that is its own. */
const PUBLIC_ADDRESS = [203, 0, 113, 7] as const;

export type StunServer = {readonly url: string; readonly asked: () => number; close(): Promise<void>};

/** Answers binding requests (RFC 8489) as if there were a router: with a public address, and the port that `port` gives for the viewer's own. */
export async function startStun(port: (own: number) => number = (own) => own): Promise<StunServer> {
  const socket = createSocket('udp4');
  let asked = 0;
  socket.on('message', (message: Buffer, {port: own, address}: RemoteInfo) => {
    if (message.length < 20 || message.readUInt16BE(0) !== BINDING_REQUEST || message.readUInt32BE(4) !== COOKIE) return;
    asked += 1;
    const answer = Buffer.alloc(32);
    answer.writeUInt16BE(BINDING_SUCCESS, 0);
    answer.writeUInt16BE(12, 2);
    message.copy(answer, 4, 4, 20);
    answer.writeUInt16BE(XOR_MAPPED_ADDRESS, 20);
    answer.writeUInt16BE(8, 22);
    answer.writeUInt8(1, 25);
    answer.writeUInt16BE(port(own) ^ (COOKIE >>> 16), 26);
    answer.writeUInt32BE((Buffer.from(PUBLIC_ADDRESS).readUInt32BE() ^ COOKIE) >>> 0, 28);
    socket.send(answer, own, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    url: `stun:127.0.0.1:${socket.address().port}`,
    asked: () => asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
