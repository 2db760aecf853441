// Serves the folder that is named on the command line by the S3 protocol, until its parent ends.
import { rename } from 'node:fs/promises';
import S3rver from '@20minutes/s3rver';

const [, , directory = '', bucket = ''] = process.argv;
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  directory,
  silent: true,
  configureBuckets: [{ name: bucket }],
});
// As real storage does, it shows an object when all of it has arrived.
const putContent = server.store.putContent.bind(server.store);
server.store.putContent = async (file, content) => {
  const stored = await putContent(`${file}.part`, content);
  await rename(`${file}.part`, file);
  return stored;
};
process.once('disconnect', () => process.exit());
const { port } = await server.run();
process.send?.(port);
