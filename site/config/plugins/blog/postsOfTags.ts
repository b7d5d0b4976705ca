import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';

/** A post as the list of tags names it. */
export type TaggedPost = {readonly permalink: string; readonly title: string; readonly tags: readonly string[]};

const taggedPost = ({metadata: {permalink, title, tags}}: BlogPost): TaggedPost => ({
  permalink,
  title,
  tags: tags.map((tag) => tag.permalink),
});

/** The plugin tells the page of all tags how many posts each has, but not which. */
export const postsOfTags =
  ({blogPosts, blogTagsListPath}: Pick<BlogContent, 'blogPosts' | 'blogTagsListPath'>) =>
  (route: RouteConfig): RouteConfig =>
    route.path === blogTagsListPath ? {...route, props: {...route.props, posts: blogPosts.map(taggedPost)}} : route;
