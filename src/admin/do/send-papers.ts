/** The sentences of the page, which are in its reader's language; `{name}` is that of a file. */
type Words = Record<
  | 'file_sending'
  | 'file_waiting'
  | 'file_sent'
  | 'file_failed'
  | 'file_heic'
  | 'file_again'
  | 'file_remove'
  | 'broken'
  | 'too_large',
  string
>;

const mostBytes = 25_000_000;
/** Milliseconds to wait before a file is sent again; the last for every further try. */
const pauses = [1_000, 2_000, 5_000, 10_000];
const mostTries = 20;

type Answer = { status: number; title: string };

/** Sends a file once; rejects when the connection breaks off. */
function put(url: string, file: File, onProgress: (part: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.setRequestHeader('X-File-Name', encodeURIComponent(file.name));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('error', () => reject(new Error('The connection broke off')));
    request.addEventListener('load', () => {
      const { title = '' } = readProblem(request.responseText);
      resolve({ status: request.status, title });
    });
    request.send(file);
  });
}

function readProblem(text: string): { title?: string } {
  try {
    return JSON.parse(text) as { title?: string };
  } catch {
    return {};
  }
}

/** Whether the same may succeed in a moment. */
const isPassing = (status: number) => status === 503 || status === 502 || status === 429;

function pause(tries: number): Promise<void> {
  const milliseconds = pauses[Math.min(tries, pauses.length - 1)];
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    // A phone that has found its network again does not wait for the clock.
    window.addEventListener(
      'online',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** The row of one file, with how far it is. */
function createRow(list: HTMLElement, name: string, words: Words) {
  const say = (key: keyof Words) => words[key].replace('{name}', name);
  const row = document.createElement('li');
  const text = document.createElement('span');
  const bar = document.createElement('progress');
  bar.max = 1;
  bar.value = 0;
  bar.setAttribute('aria-label', name);
  text.textContent = say('file_sending');
  row.append(text, bar);
  list.append(row);
  return {
    row,
    progress(part: number) {
      bar.value = part;
    },
    waiting() {
      text.textContent = say('file_waiting');
    },
    sending() {
      text.textContent = say('file_sending');
    },
    /** Shows that it arrived, with a box by which it is left out. */
    sent(id: string) {
      const label = document.createElement('label');
      const box = document.createElement('input');
      Object.assign(box, { type: 'checkbox', name: 'files', value: id, checked: true });
      label.append(box, say('file_sent'));
      row.replaceChildren(label);
      if (!/\.hei[cf]$/i.test(name)) return;
      const hint = document.createElement('small');
      hint.textContent = words.file_heic;
      row.append(hint);
    },
    failed(reason: string) {
      row.className = 'do__file--failed';
      text.textContent = `${say('file_failed')}. ${reason}`;
      bar.remove();
    },
  };
}

/** Sends one file until it has arrived or is refused, always under the same id. */
async function send(form: HTMLFormElement, file: File, list: HTMLElement, words: Words) {
  const shown = createRow(list, file.name, words);
  if (file.size > mostBytes) return shown.failed(words.too_large);
  const id = crypto.randomUUID();
  const url = `/api/do/${form.dataset.token}/files/${id}`;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await put(url, file, shown.progress).catch(() => null);
    if (answer && answer.status < 300) return shown.sent(id);
    if (answer && !isPassing(answer.status)) return shown.failed(answer.title);
    shown.waiting();
    await pause(tries);
    shown.sending();
  }
  return shown.failed(words.broken);
}

/**
 * Sends papers as soon as they are chosen, so that the press at the end only names them. A page without
 * scripts sends the same form with the files in it.
 */
export function enhancePapers(form: HTMLFormElement): void {
  const choose = form.querySelector<HTMLInputElement>('input[type="file"]');
  const list = form.querySelector<HTMLElement>('.do__files');
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!choose || !list || !button) return;
  const words = JSON.parse(form.dataset.words ?? '{}') as Words;
  let sending = 0;
  form.dataset.live = '';

  function settle(): void {
    if (!button || !choose || !list) return;
    button.disabled = sending > 0;
    choose.required = list.querySelector('input:checked') === null;
  }

  // A copy of a Cartão de Cidadão is not sent before its holder has consented.
  const consent = form.querySelector<HTMLInputElement>('input[name="consent"][required]');

  function sendChosen(): void {
    if (!choose || !list) return;
    if (consent && !consent.checked) {
      consent.reportValidity();
      return;
    }
    const files = [...(choose.files ?? [])];
    // What has been taken over here is not sent a second time with the form.
    choose.value = '';
    for (const file of files) {
      sending += 1;
      settle();
      send(form, file, list, words).finally(() => {
        sending -= 1;
        settle();
      });
    }
  }

  choose.addEventListener('change', sendChosen);
  consent?.addEventListener('change', () => {
    if (consent.checked && choose.files?.length) sendChosen();
  });
  list.addEventListener('change', settle);
}
