/** `node src/cli/renamed.mjs NEW`: the command of package.json that has another name now says so, and fails. */
console.error(`The command ${process.env['npm_lifecycle_event']} is called ${process.argv[2]} now.`);
process.exitCode = 1;
