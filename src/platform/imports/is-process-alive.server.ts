import { readFileSync } from 'node:fs';

/** Whether a process has ended and only waits for whoever asks how, which in a container may be nobody. */
function isUnreaped(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether a process of this machine runs. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isUnreaped(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
