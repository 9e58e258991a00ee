/** Whoever asked for fewer issues gets one in so many days at most. */
export const daysBetween = 30;

/** More than anybody chooses; what is over it is left out. */
export const mostTopics = 50;

/** Which issues a reader wants. `topics`: tags of the blog; none: whatever an issue is about. */
export type Wishes = { lessOften: boolean; topics: string[] };

/** Begins the name of a form's field for a topic, so that a form without scripts can post several. */
export const topicField = 'topic:';

/** Reads the wishes of a form that was posted without scripts. */
export function wishesOfForm(form: Record<string, unknown>): Wishes {
  const topics = Object.keys(form)
    .filter((name) => name.startsWith(topicField))
    .map((name) => name.slice(topicField.length));
  return { lessOften: 'lessOften' in form, topics };
}
