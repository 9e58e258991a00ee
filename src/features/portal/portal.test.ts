import { describe, expect, it } from 'vitest';
import { previewLength, previewOf, recentCount, recentTasks, recordsOf } from './portal.ts';
import { sampleMessages } from './sample/sample-messages.ts';
import { samplePortal } from './sample/sample-portal.ts';
import { sampleProjects } from './sample/sample-projects.ts';
import { sampleTasks } from './sample/sample-tasks.ts';

describe('the preview of a message', () => {
  it('has the limits of the specification', () => {
    expect([previewLength, recentCount]).toEqual([100, 3]);
  });

  it('is the whole text up to 100 characters', () => {
    const text = 'a'.repeat(100);
    expect(previewOf(text)).toBe(text);
    expect(previewOf('')).toBe('');
  });

  it('is cut at 100 characters with an ellipsis', () => {
    expect(previewOf('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  });

  it('leaves no space before the ellipsis', () => {
    expect(previewOf(`${'a'.repeat(99)} and more`)).toBe(`${'a'.repeat(99)}…`);
  });

  it('counts an emoji as one character and never splits it', () => {
    const text = '😀'.repeat(101);
    expect(previewOf(text)).toBe(`${'😀'.repeat(100)}…`);
    expect(previewOf(`${'a'.repeat(99)}😀b`)).toBe(`${'a'.repeat(99)}😀…`);
    expect(previewOf(text).isWellFormed()).toBe(true);
  });

  it('keeps a family of joined emoji and a letter with its accent together', () => {
    const family = '👩‍👩‍👧';
    const accented = 'e\u0301';
    expect(previewOf(`${'a'.repeat(99)}${family}b`)).toBe(`${'a'.repeat(99)}${family}…`);
    expect(previewOf(`${accented.repeat(100)}b`)).toBe(`${accented.repeat(100)}…`);
  });
});

describe('the records of a project', () => {
  const records = recordsOf(samplePortal, 'company-setup');

  it('are its own', () => {
    for (const list of Object.values(records)) {
      expect(list.length).toBeGreaterThan(0);
      expect(list.every(({ projectId }) => projectId === 'company-setup')).toBe(true);
    }
  });

  it('hold tasks by due day, and messages newest first', () => {
    const days = records.tasks.map(({ dueDate }) => dueDate);
    expect(days).toEqual(days.toSorted());
    const instants = records.messages.map(({ timestamp }) => timestamp);
    expect(instants).toEqual(instants.toSorted().reverse());
  });

  it('are empty for an unknown project', () => {
    expect(recordsOf(samplePortal, 'none')).toEqual({
      tasks: [],
      messages: [],
      documents: [],
      invoices: [],
    });
  });
});

it.each(sampleProjects)('the sample project $id has three recent tasks and messages', ({ id }) => {
  const { tasks, messages } = recordsOf(samplePortal, id);
  expect(recentTasks(tasks)).toHaveLength(recentCount);
  expect(messages.slice(0, recentCount)).toHaveLength(recentCount);
});

describe('the recent tasks', () => {
  const { tasks } = recordsOf(samplePortal, 'company-setup');

  it('are three: the last one done and the next open ones', () => {
    expect(recentTasks(tasks).map(({ id }) => id)).toEqual([
      'setup-articles',
      'setup-bank',
      'setup-vat',
    ]);
  });

  it('are the last three done when all is done, and fewer when there are fewer', () => {
    const done = tasks.map((task) => ({ ...task, status: 'completed' as const }));
    expect(recentTasks(done)).toEqual(done.slice(-3));
    expect(recentTasks(tasks.slice(0, 2))).toHaveLength(2);
    expect(recentTasks([])).toEqual([]);
  });
});

describe('the sample portal', () => {
  const { projects, tasks, messages, documents, invoices } = samplePortal;

  it('has a project of every status', () => {
    expect(projects.map(({ status }) => status).toSorted()).toEqual([
      'completed',
      'in-progress',
      'planning',
      'review',
    ]);
  });

  it('has a task and an invoice of every status', () => {
    expect(new Set(tasks.map(({ status }) => status))).toEqual(
      new Set(['to-do', 'in-progress', 'review', 'completed']),
    );
    expect(new Set(invoices.map(({ status }) => status))).toEqual(
      new Set(['paid', 'pending', 'overdue']),
    );
  });

  it('shows the limits: more than three tasks and messages, and one message over 100 characters', () => {
    expect(sampleTasks.filter((task) => task.projectId === 'company-setup').length).toBeGreaterThan(
      3,
    );
    const ofSetup = sampleMessages.filter((message) => message.projectId === 'company-setup');
    expect(ofSetup.length).toBeGreaterThan(3);
    expect(
      ofSetup.some(({ content, contentPt }) => Math.min(content.length, contentPt.length) > 100),
    ).toBe(true);
  });

  it('is consistent: every record names an existing project, ids are unique', () => {
    const ids = new Set(projects.map(({ id }) => id));
    for (const list of [tasks, messages, documents, invoices]) {
      expect(list.every(({ projectId }) => ids.has(projectId))).toBe(true);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
  });

  it('has progress that fits the status', () => {
    for (const { progress, status } of projects) {
      expect(progress).toBeGreaterThanOrEqual(0);
      expect(progress === 100).toBe(status === 'completed');
    }
  });
});
