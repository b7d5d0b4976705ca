/**
 * Words that make a question but do not say what it is about. They separate; they are never required.
 * The class is a weak hint: 怎么 finds a heading with 如何 slightly better than one without.
 */
const CLASSES: Record<string, string[]> = {
  how: ['怎么办', '怎么样', '怎么', '如何', '怎样', '咋'],
  why: ['为什么', '为何', '为啥', '什么原因'],
  what: ['是什么意思', '是什么', '什么是', '什么', '啥', '哪些', '哪个', '哪里', '哪儿', '在哪'],
  whether: [
    '能不能',
    '可不可以',
    '可以',
    '可否',
    '能否',
    '会不会',
    '是不是',
    '是否',
    '有没有',
    '要不要',
    '需不需要',
    '行不行',
    '能用吗',
    '能用',
    '有没有必要',
    '有必要',
    '吗',
    '么',
  ],
  many: ['多少', '多久', '多长', '几个', '几种'],
};
const FILLERS = [
  '请问',
  '一下',
  '应该',
  '我们',
  '你们',
  '我的',
  '你的',
  '我想',
  '我要',
  '想要',
  '需要',
  '这个',
  '那个',
  '怎么才能',
  '的时候',
  '之后',
  '以后',
  '之前',
  '以前',
  '反而',
  '到底',
  '其实',
  '还是',
  '的',
  '了',
  '呢',
  '吧',
  '啊',
  '呀',
  '我',
  '你',
];

export const questionClasses = new Map<string, string>(
  Object.entries(CLASSES).flatMap(([name, words]) => words.map((word) => [word, name] as const)),
);

const byLength = (a: string, b: string) => b.length - a.length;

/** Longest first, so that 怎么办 is not read as 怎么 and a stray 办. */
export const questionPattern = new RegExp([...questionClasses.keys(), ...FILLERS].sort(byLength).join('|'), 'g');

/** Hold a sentence together and say nothing: 人一多就卡 asks for 人, 多 and 卡. Some are parts of words, too: 就绪, 会员, 一致. */
export const GLUE = new Set('就也都还又再才把被让给和与或是在会能要到从对为很太更最只已将可而但若则因由着过地得一');
