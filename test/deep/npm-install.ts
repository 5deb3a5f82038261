import { execFileSync } from 'node:child_process';

/** Installs packages from the registry of npm into a folder, without running their scripts. @returns false where it cannot. */
export function installed(folder: string, packages: readonly string[]): boolean {
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  try {
    // Forced, because what is fetched is for another Node or another processor than this one's.
    execFileSync('npm', ['install', '--prefix', folder, '--force', ...quiet, ...packages], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
