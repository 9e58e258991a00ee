import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// Another program: takes the write lock of the embedded database until it receives a line of input.
const database = new DatabaseSync(join(process.env.DATA_DIR ?? '', 'entrada.sqlite'));
database.exec("begin immediate; insert into blog_tags (tag) values ('by the owner')");
console.log('holding');
await once(process.stdin, 'data');
database.exec('commit');
database.close();
process.exit();
