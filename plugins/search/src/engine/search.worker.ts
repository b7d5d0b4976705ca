import {HEAD_FILE, type HeadFile, type HeadingShard, type TextShard, type WordShard} from '../shared/indexFormat.ts';
import {fetchIndexFile, forgetOtherFiles} from '../shared/fetchIndexFile.ts';
import type {FromWorker, Question, ToWorker} from '../shared/protocol.ts';
import {SearchEngine} from './SearchEngine.ts';
import type {TextFile} from './TextFiles.ts';

/** Work in slices shorter than a key press should wait, even on a slow phone. */
const SLICE_MS = 4;
/** Snippets are fetched for a question that stands this long, not for every key on the way to it. */
const SETTLED_MS = 180;

const send = (message: FromWorker) => postMessage(message);
const pause = (time = 0) => new Promise((resolve) => setTimeout(resolve, time));
const parse = <T>(bytes: ArrayBuffer) => JSON.parse(new TextDecoder().decode(bytes)) as T;

let engine: SearchEngine | undefined;
let folder = '';
let complete = false;
/** Only the newest question matters; an older one is dropped unanswered. */
let waiting: Question | undefined;
let newest = 0;

function answerWaiting() {
  if (!engine || !waiting) return;
  const question = waiting;
  waiting = undefined;
  const start = performance.now();
  const {missing, ...result} = engine.ask(question);
  send({type: 'answer', answer: {id: question.id, query: question.query, ...result, partial: !complete, took: performance.now() - start}});
  if (missing.length) void fetchTexts(engine, missing, question.id);
}

async function fetchTexts(target: SearchEngine, missing: readonly TextFile[], id: number) {
  await pause(SETTLED_MS);
  if (newest !== id) return;
  const results = await Promise.allSettled(
    missing.map(async ({file, from}) => target.addTexts(from, parse<TextShard>(await fetchIndexFile(`${folder}/${file}`)))),
  );
  // Without its text a result still has its heading and its place.
  if (results.some(({status}) => status === 'fulfilled')) send({type: 'grown'});
}

async function addWords(target: SearchEngine, shard: WordShard) {
  let sliceEnd = performance.now() + SLICE_MS;
  for (const _ of target.addWords(shard)) {
    if (performance.now() < sliceEnd) continue;
    await pause();
    sliceEnd = performance.now() + SLICE_MS;
  }
}

async function loadShards(target: SearchEngine) {
  for (const {file, kind} of target.shards) {
    const bytes = await fetchIndexFile(`${folder}/${file}`);
    if (kind === 'headings') target.addHeadings(parse<HeadingShard>(bytes));
    else await addWords(target, parse<WordShard>(bytes));
    send({type: 'grown'});
  }
}

async function begin(head: ArrayBuffer) {
  engine = new SearchEngine(parse<HeadFile>(head));
  answerWaiting();
  try {
    await loadShards(engine);
  } catch (error) {
    // Titles and headings go on answering.
    console.warn('[search]', error);
  }
  complete = true;
  send({type: 'grown'});
  await forgetOtherFiles([HEAD_FILE, ...engine.files]);
}

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.type === 'head') {
    folder = data.folder;
    begin(data.bytes).catch((error: unknown) => send({type: 'failed', message: String(error)}));
  } else {
    waiting = data.question;
    newest = data.question.id;
    // Questions that are already queued behind this one replace it first.
    setTimeout(answerWaiting);
  }
});
