import {errorCatalog, type ErrorEntry, type ErrorId} from 'x2-core/errors';
import {platformNames, platforms, type Platform} from './platforms.ts';

export type {ErrorId};

export const errorIds = Object.keys(errorCatalog) as ErrorId[];

export const errorEntry = (id: ErrorId): ErrorEntry => errorCatalog[id];

/** Anchor of an error on the page of errors; the same on every page that links to it. */
export const errorAnchor = (id: string): string => id.toLowerCase();

/** Where an error is explained. */
export const errorPath = (id: string): string => `/docs/faq/errors#${errorAnchor(id)}`;

export const effectText: Record<ErrorEntry['effect'], string> = {
  throw: '抛出异常，什么都没有改变',
  record: '只作记录，不打断播放',
};

/** What follows from an error where the words of its kind say too little. */
const ownEffect: Partial<Record<ErrorId, string>> = {
  'X2-3003': '只作记录；引擎先自动重试，次数用完后交给播放器，播放器也取不到，播放才会停',
  'X2-4002': '不抛出异常，但正在用代理地址的播放会中断',
};

export const effectOf = (id: ErrorId, texts = effectText): string => ownEffect[id] ?? texts[errorEntry(id).effect];

export const occursOn = (entry: ErrorEntry, platform: Platform): boolean =>
  entry.platforms.some((named: Platform | 'native') => named === platform || (named === 'native' && platform !== 'web'));

export const platformText = (entry: ErrorEntry): string =>
  platforms
    .filter((platform) => occursOn(entry, platform))
    .map((platform) => platformNames[platform])
    .join('、');
