import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// An owner's own program: takes the write lock of the embedded database and keeps it a while.
const { DATA_DIR = '', HOLD_MILLISECONDS = '' } = process.env;
const database = new DatabaseSync(join(DATA_DIR, 'entrada.sqlite'));
database.exec("begin immediate; insert into blog_tags (tag) values ('by the owner')");
console.log('holding');
setTimeout(() => {
  database.exec('commit');
  console.log('let go');
}, Number(HOLD_MILLISECONDS));
