/** Imported by the processes of `npm run dev`, so that none of them outlives it, however it ends. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
