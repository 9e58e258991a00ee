import { expectTypeOf, it } from 'vitest';
import { definePath } from '#core/page-path.ts';
import { queryOptions } from '#query/query-options.ts';
import { definePage, type HeadReader, type ScreenProps } from './define-page.ts';

const postPath = definePath('/posts/:slug');
const posts = queryOptions<{ slug: string; title: string }[]>({ queryKey: ['/api/posts'] });
const tags = queryOptions<{ tag: string }[]>({ queryKey: ['/api/tags'] });

function PostScreen({ params }: ScreenProps<typeof postPath>) {
  return params.slug;
}
function TaskScreen({ params }: { params: { task: string } }) {
  return params.task;
}
const load = async () => ({ Screen: PostScreen });

it('passes the params of its path to its queries, its screen and its head', () => {
  definePage({
    name: 'post',
    path: postPath,
    load,
    listed: () => posts,
    subject({ params }) {
      expectTypeOf(params).toEqualTypeOf<{ slug: string }>();
      // @ts-expect-error The path has no id.
      params.id;
      return posts;
    },
    queries({ params }) {
      expectTypeOf(params).toEqualTypeOf<{ slug: string }>();
      return [posts];
    },
  });
  type Context = Parameters<HeadReader<typeof postPath>>[0];
  expectTypeOf<Context['params']>().toEqualTypeOf<{ slug: string }>();
  expectTypeOf<ScreenProps<typeof postPath>>().toEqualTypeOf<{ params: { slug: string } }>();
});

it('does not compile with a screen that expects other params', () => {
  definePage({
    name: 'post',
    path: postPath,
    // @ts-expect-error The path has no task.
    load: async () => ({ Screen: TaskScreen }),
    personal: true,
  });
});

it('does not compile for a page with params that is neither personal nor listed', () => {
  definePage({ name: 'post', path: postPath, load, personal: true });
  // @ts-expect-error Neither personal nor listed.
  definePage({ name: 'post', path: postPath, load });
  // @ts-expect-error The rows have no slug.
  definePage({ name: 'post', path: postPath, load, listed: () => tags });
  const path = definePath('/tags');
  definePage({
    name: 'tags',
    path,
    load: async () => ({ Screen: () => null }),
    // @ts-expect-error A fixed address is listed by itself.
    listed: () => tags,
  });
});
