import {reachOf, type SwarmMember, type TrackerReach} from '../peers/swarmMember.ts';
import {UploadLimit} from '../peers/UploadLimit.ts';

/** The swarms that an engine is a member of: one for each rendition that it plays or has just played. */
export class Swarms {
  readonly uploadLimit = new UploadLimit();
  readonly #members = new Set<SwarmMember>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  readonly join = (member: SwarmMember): void => {
    member.uploadLimit = this.uploadLimit;
    this.#members.add(member);
    member.on('reach', this.#onChange);
    this.#onChange();
    member.on('left', () => {
      this.#members.delete(member);
      this.#onChange();
    });
  };

  get reach(): TrackerReach | undefined {
    return reachOf([...this.#members].map(({reach}) => reach));
  }
}
