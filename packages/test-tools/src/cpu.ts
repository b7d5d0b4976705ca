/** CPU seconds that the task takes. Not elapsed time: the machine may be busy with other things. */
export function secondsOfWork(task: () => void): number {
  const start = process.cpuUsage();
  task();
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1e6;
}
