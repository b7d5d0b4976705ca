import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {expect, it} from 'vitest';
import {postsOfTags} from './postsOfTags.ts';

const tag = {label: '入门', permalink: '/blog/tags/hello', description: undefined, inline: false};
const post = {id: 'welcome', metadata: {permalink: '/blog/welcome', title: '这个站点证明了什么', tags: [tag]}} as unknown as BlogPost;
const withPosts = postsOfTags({blogPosts: [post], blogTagsListPath: '/blog/tags'});

it('tells the page of all tags which posts each has, and no other page', () => {
  const tags = {path: '/blog/tags', component: 'TagsPage', props: {tags: []}};
  const posts = [{permalink: '/blog/welcome', title: '这个站点证明了什么', tags: ['/blog/tags/hello']}];
  expect(withPosts(tags)).toEqual({...tags, props: {tags: [], posts}});
  const archive = {path: '/blog/archive', component: 'ArchivePage'};
  expect(withPosts(archive)).toBe(archive);
});
