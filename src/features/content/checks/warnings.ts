/** Something to ask about before publication. `detail`: the words that it is about. */
export type Warning = { field: string; code: string; detail?: string };
