import { cleanLine } from '../../../core/text/text.ts';

/** Names of shared accounts, which do not identify a person. */
const SHARED = new Set(
  (
    'root admin administrator operator nobody daemon user guest test node nodejs npm app web www www-data http httpd ' +
    'nginx apache docker container deploy deployer service systemd postgres shop haat host api ubuntu debian centos ' +
    'fedora alpine ec2-user azureuser opc pi vagrant runner jenkins ci'
  ).split(' '),
);

/** The operator's name: OPERATOR, else the account on the machine unless it is a shared one. */
export function findOperator(named: string | undefined, account: string): string | undefined {
  const name = cleanLine(named ?? '') || account;
  return SHARED.has(name.toLowerCase()) || name.length > 60 ? undefined : name;
}
