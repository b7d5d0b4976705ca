import {AlternativeScorer} from './AlternativeScorer.ts';
import {rarityOf, recordsWithAny} from './rarity.ts';
import type {TermIndex} from './TermIndex.ts';
import type {Unit} from './Unit.ts';

/** What the ranking knows of a unit: how well every record satisfies it, in lists with one number per record. */
export interface ScoredUnit extends Pick<Unit, 'span' | 'isKnown'> {
  scores: Float32Array;
  /** The share of the score that comes from titles, headings and identifiers. */
  nameScores: Float32Array;
  /** How rare what it asks for is on the site; 0 where the site has nothing for it. */
  rarity: number;
}

export interface UnitScores {
  units: ScoredUnit[];
  /** Records that satisfy some unit, in the order in which they were found. */
  candidates: number[];
}

/** A record's score for a unit is that of the best of the unit's alternatives. */
export function scoreUnits(units: readonly Unit[], index: TermIndex, records: number): UnitScores {
  const scorer = new AlternativeScorer(index, records);
  const candidates = new Set<number>();
  const scored = units.map((unit): ScoredUnit => {
    const scores = new Float32Array(records);
    const nameScores = new Float32Array(records);
    const found = recordsWithAny(index, unit);
    const unitRarity = rarityOf(found, records);
    for (const alternative of unit.alternatives) {
      scorer.score(alternative, unitRarity, (record, score, nameScore) => {
        if (score <= scores[record]!) return;
        scores[record] = score;
        nameScores[record] = nameScore;
        candidates.add(record);
      });
    }
    return {span: unit.span, isKnown: unit.isKnown, scores, nameScores, rarity: found > 0 ? unitRarity : 0};
  });
  return {units: scored, candidates: [...candidates]};
}
