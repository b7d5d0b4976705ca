import {beforeEach, describe, expect, it} from 'vitest';
import {DEAL_AFTER_MS, TrackerNode, type TrackerMessage} from './TrackerNode.ts';

const SWARM = 'swarm-of-20-bytes---';

/** Nodes on one shared channel, with a clock that the test moves. */
class Room {
  now = 0;
  private timers: {at: number; action: () => void}[] = [];
  private readonly nodes: TrackerNode[] = [];

  join(peerId: string, offers = 5): Client {
    const connected = new Set<string>();
    const received: TrackerMessage[] = [];
    const node: TrackerNode = new TrackerNode({
      broadcast: (envelope) => this.nodes.filter((other) => other !== node).forEach((other) => other.fromNode(envelope)),
      isConnected: (id) => connected.has(id),
      deliver: (message) => received.push(message),
      now: () => this.now,
      schedule: (action, milliseconds) => this.timers.push({at: this.now + milliseconds, action}),
    });
    this.nodes.push(node);
    let made = 0;
    const announce = (): void =>
      node.fromClient({
        action: 'announce',
        info_hash: SWARM,
        peer_id: peerId,
        offers: Array.from({length: offers}, () => ({offer: `${peerId}-offer`, offer_id: `${peerId}-${made++}`})),
      });
    return {
      node,
      received,
      connected,
      announce,
      offersFrom: () => received.filter(({offer}) => offer !== undefined).map(({peer_id}) => peer_id),
    };
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.timers.filter(({at}) => at <= this.now);
    this.timers = this.timers.filter(({at}) => at > this.now);
    due.forEach(({action}) => action());
  }
}

type Client = {
  node: TrackerNode;
  received: TrackerMessage[];
  connected: Set<string>;
  announce: () => void;
  offersFrom: () => (string | undefined)[];
};

describe('TrackerNode', () => {
  let room: Room;
  let first: Client;
  let second: Client;

  beforeEach(() => {
    room = new Room();
    first = room.join('A');
    second = room.join('B');
    first.announce();
    room.pass(DEAL_AFTER_MS);
  });

  it('answers an announce with an interval and the number of viewers', () => {
    expect(first.received).toEqual([{action: 'announce', info_hash: SWARM, interval: 30, complete: 0, incomplete: 1}]);
  });

  it('passes the newcomer’s offer to those who are there, and their answer back', () => {
    second.announce();
    room.pass(DEAL_AFTER_MS);
    expect(first.offersFrom()).toEqual(['B']);
    expect(second.offersFrom()).toEqual([]);
    const offer = first.received.at(-1);
    first.node.fromClient({action: 'announce', info_hash: SWARM, peer_id: 'A', to_peer_id: 'B', answer: 'yes', offer_id: offer?.offer_id});
    expect(second.received.at(-1)).toEqual({action: 'announce', info_hash: SWARM, peer_id: 'A', answer: 'yes', offer_id: 'B-0'});
  });

  it('introduces two who arrive together only once', () => {
    const third = room.join('C');
    second.announce();
    third.announce();
    room.pass(DEAL_AFTER_MS);
    expect([...second.offersFrom(), ...third.offersFrom()]).toEqual(['C']);
    expect(first.offersFrom().sort()).toEqual(['B', 'C']);
  });

  it('asks for more offers soon when they did not reach everybody', () => {
    const others = ['C', 'D', 'E', 'F', 'G'].map((id) => room.join(id));
    for (const client of [second, ...others]) {
      client.announce();
      room.pass(DEAL_AFTER_MS);
    }
    const last = room.join('H');
    last.announce();
    room.pass(DEAL_AFTER_MS);
    expect(last.received.at(-1)?.interval).toBe(4);
    last.announce();
    room.pass(DEAL_AFTER_MS);
    const met = [first, second, ...others].filter((client) => client.offersFrom().includes('H'));
    expect(met).toHaveLength(7);
  });

  it('asks less and less often for those who never connect', () => {
    second.announce();
    room.pass(DEAL_AFTER_MS);
    const intervals = Array.from({length: 5}, () => {
      room.pass(5000);
      second.announce();
      first.announce();
      room.pass(DEAL_AFTER_MS);
      return second.received.at(-1)?.interval;
    });
    expect(intervals).toEqual([8, 16, 30, 30, 30]);
  });

  it('leaves those alone who are connected', () => {
    second.announce();
    room.pass(DEAL_AFTER_MS);
    second.connected.add('A');
    room.pass(30_000);
    second.announce();
    room.pass(DEAL_AFTER_MS);
    expect(first.offersFrom()).toEqual(['B']);
    expect(second.received.at(-1)?.interval).toBe(30);
  });

  it('introduces a pair again at a later announce, so a lost connection comes back', () => {
    second.announce();
    room.pass(DEAL_AFTER_MS);
    room.pass(30_000);
    second.announce();
    room.pass(DEAL_AFTER_MS);
    expect(first.offersFrom()).toEqual(['B', 'B']);
  });

  it('lets only one of a pair try again, so that two attempts do not end each other', () => {
    second.announce();
    room.pass(DEAL_AFTER_MS);
    room.pass(4000);
    first.announce();
    room.pass(DEAL_AFTER_MS);
    second.announce();
    room.pass(DEAL_AFTER_MS);
    expect(second.offersFrom()).toEqual([]);
    expect(first.offersFrom()).toEqual(['B', 'B']);
  });

  it('keeps swarms apart', () => {
    second.node.fromClient({action: 'announce', info_hash: 'another-swarm-------', peer_id: 'B', offers: [{offer: 'o', offer_id: '1'}]});
    room.pass(DEAL_AFTER_MS);
    expect(first.offersFrom()).toEqual([]);
  });

  it('passes nothing while it is cut, and asks for an announce when it is back', () => {
    first.node.setCut(true);
    second.announce();
    room.pass(DEAL_AFTER_MS);
    expect(first.offersFrom()).toEqual([]);
    first.announce();
    room.pass(DEAL_AFTER_MS);
    expect(first.received).toHaveLength(1);
    first.node.setCut(false);
    expect(first.received.at(-1)).toEqual({action: 'announce', info_hash: SWARM, interval: 1});
  });

  it('forgets those who say goodbye, and those who fell silent', () => {
    second.announce();
    room.pass(DEAL_AFTER_MS);
    second.node.close();
    first.announce();
    room.pass(DEAL_AFTER_MS);
    expect(first.received.at(-1)?.incomplete).toBe(1);

    const killed = room.join('K');
    killed.announce();
    room.pass(DEAL_AFTER_MS);
    killed.node.setCut(true);
    room.pass(46_000);
    first.announce();
    room.pass(DEAL_AFTER_MS);
    expect(first.received.at(-1)?.incomplete).toBe(1);
  });

  it('takes an offer once, though two tabs may pass it on from another device', () => {
    second.announce();
    room.pass(DEAL_AFTER_MS);
    const message: TrackerMessage = {action: 'announce', info_hash: SWARM, peer_id: 'B', offer: 'B-offer', offer_id: 'B-0'};
    first.node.fromNode({kind: 'relay', swarm: SWARM, from: 'B', to: 'A', message});
    expect(first.offersFrom()).toEqual(['B']);
  });

  it('asks for offers when somebody answers from far away, after they were dealt out', () => {
    first.node.fromNode({kind: 'here', swarm: SWARM, from: 'far', to: 'A', isDealing: false});
    expect(first.received.at(-1)).toEqual({action: 'announce', info_hash: SWARM, interval: 1});
    first.announce();
    first.node.fromNode({kind: 'here', swarm: SWARM, from: 'far', to: 'A', isDealing: false});
    room.pass(DEAL_AFTER_MS);
    expect(first.received.filter(({interval}) => interval === 1)).toHaveLength(1);
  });

  it('asks for offers when another device has been joined', () => {
    first.node.announceSoon();
    expect(first.received.at(-1)?.interval).toBe(1);
    first.node.setCut(true);
    first.node.announceSoon();
    expect(first.received).toHaveLength(2);
  });

  it('ignores what is not an announce', () => {
    first.node.fromClient({action: 'scrape', info_hash: SWARM});
    room.pass(DEAL_AFTER_MS);
    expect(first.received).toHaveLength(1);
  });
});
