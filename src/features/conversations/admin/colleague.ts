/** One of the staff, to whom a conversation can be given. */
export type Colleague = { id: string; name: string };
