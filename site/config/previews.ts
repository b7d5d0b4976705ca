import {products} from '../src/data/products.ts';
import {brand} from './brand.ts';
import {routesOf} from './search.ts';

/** What chat programs show beside a link to a page of one section. Words alone change: what is drawn beneath them is the same recorded run. */
export type Preview = {
  readonly id: string;
  /** One or two lines, as large as they fit into the square that some programs cut out of the middle. */
  readonly title: string;
  readonly line?: string;
};

type Section = Preview & {readonly routes: RegExp};

const home: Preview = {id: 'home', title: '让观众之间\n互传 HLS 切片'};

/** The first that a page belongs to is its own. */
const sections: readonly Section[] = [
  {id: 'faq', title: '常见问题', line: '先给结论，再说原因', routes: /^\/docs\/(faq|category\/常见问题)(\/|$)/},
  ...products.map((product) => ({id: product.id, title: product.name, line: '互传 HLS 切片的 SDK', routes: routesOf(product)})),
  {id: 'docs', title: '文档', line: '接入、排错与计费', routes: /^\/docs\//},
  {id: 'api', title: 'API 测试台', line: '在浏览器里调用引擎', routes: /^\/api\//},
  {id: 'lab', title: '实验室', line: '亲眼看切片互传', routes: /^\/lab$/},
  {id: 'tools', title: '工具', line: '体检、查因与测算', routes: /^\/tools(\/|$)/},
  {id: 'blog', title: '博客', line: '附上可以重跑的方法', routes: /^\/blog(\/|$)/},
];

export const previews: readonly Preview[] = [home, ...sections];

/** The picture of the page at a path of this site, decoded. */
export const previewOf = (path: string): Preview => sections.find(({routes}) => routes.test(path)) ?? home;

export const previewSize = {width: 1200, height: 630} as const;

/** The picture in words, for who does not see it. */
export const previewText = ({title, line}: Preview): string =>
  `${[brand.name, title.replace('\n', ''), line].filter(Boolean).join('，')}。下方是实验室录下的一次运行：橙色方格来自服务器，蓝色圆格来自其他观众。`;
