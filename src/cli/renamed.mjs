/** `node src/cli/renamed.mjs NEW`: tells that a command of package.json has another name now, and fails. */
console.error(`The command ${process.env['npm_lifecycle_event']} is called ${process.argv[2]} now.`);
process.exitCode = 1;
