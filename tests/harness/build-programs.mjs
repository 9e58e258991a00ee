import { ensureProgramsBuilt } from '../../scripts/build.mjs';

// A program of its own, because what starts an import cannot wait for a build. Prints the folder last.
console.log(await ensureProgramsBuilt());
