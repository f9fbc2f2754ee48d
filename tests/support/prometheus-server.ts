import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.ts';

/** Debian's Prometheus, collecting every second. */
export type PrometheusServer = {
  /** How many series a query finds at the moment. @throws Error where it is no query */
  find(query: string): Promise<number>;
  /** Rules by name: whether they can be worked out, and whether they hold. */
  rules(): Promise<Map<string, { health: string; state: string }>>;
  close(): Promise<void>;
};

const PATIENCE_MS = 20_000;

/** @param target host and port of what is collected @param ruleFile rules that it works out */
export async function startPrometheus(target: string, ruleFile: string): Promise<PrometheusServer> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-prometheus-'));
  const port = await freePort();
  const config = join(directory, 'prometheus.yml');
  writeFileSync(
    config,
    `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: ['${resolve(ruleFile)}']
scrape_configs:
  - job_name: foothold
    static_configs: [{ targets: ['${target}'] }]
`,
  );
  const server = spawn(
    'prometheus',
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(directory, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { cwd: directory, stdio: 'ignore' },
  );
  const exited = new Promise<void>((done) => server.once('close', () => done()));
  const ask = async (path: string): Promise<unknown> => {
    const answer = (await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()) as {
      status: string;
      error?: string;
      data: unknown;
    }; // Prometheus' own shape.
    if (answer.status !== 'success') throw new Error(`${path}: ${answer.error}`);
    return answer.data;
  };
  const close = async () => {
    server.kill('SIGTERM');
    await exited;
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(() => ask('status/buildinfo'));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async find(query) {
      const { result } = (await ask(`query?query=${encodeURIComponent(query)}`)) as { result: unknown[] };
      return result.length;
    },
    async rules() {
      const { groups } = (await ask('rules')) as {
        groups: { rules: { name: string; health: string; state: string }[] }[];
      };
      return new Map(groups.flatMap(({ rules }) => rules.map((rule) => [rule.name, rule] as const)));
    },
    close,
  };
}

async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((next) => setTimeout(next, 100));
    }
  }
}
