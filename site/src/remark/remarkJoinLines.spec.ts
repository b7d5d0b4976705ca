import {expect, test} from 'vitest';
import {remarkJoinLines} from './remarkJoinLines.ts';

function join(value: string, type = 'text'): string | undefined {
  const text = {type, value};
  remarkJoinLines()({type: 'root', children: [{type: 'paragraph', children: [text]}]});
  return text.value;
}

test('a break between Chinese characters or marks is no space', () => {
  expect(join('切片改走 HTTP；\n引擎的尝试用完后，\n再交给播放器')).toBe('切片改走 HTTP；引擎的尝试用完后，再交给播放器');
});

test('a break beside Latin letters stays, where a space belongs', () => {
  expect(join('再交给\nhls.js\n自己的加载器')).toBe('再交给\nhls.js\n自己的加载器');
});

test('code keeps its lines', () => {
  expect(join('注释一\n注释二', 'code')).toBe('注释一\n注释二');
});
