import type { OpenHost } from '../support/host.ts';
import { testAccounts } from './accounts.ts';
import { testBackup } from './backup.ts';
import { testCost } from './cost.ts';
import { testCashRules } from './cash-rules.ts';
import { testDesk } from './desk.ts';
import { testIdentity } from './identity.ts';
import { testMessages } from './messages.ts';
import { testUpgrade } from './upgrade.ts';
import { testModel } from './model.ts';
import { testMoneyModel } from './money-model.ts';
import { testMoney } from './money.ts';
import { testObserve } from './observe.ts';
import { testOperator } from './operator.ts';
import { testOrders } from './orders.ts';
import { testOwnAccount } from './own-account.ts';
import { testPayments } from './payments.ts';
import { testProtocol } from './protocol.ts';
import { testRetention } from './retention.ts';
import { testSellers } from './sellers.ts';
import { testSuspension } from './suspension.ts';
import { testTrail } from './trail.ts';
import { testWorkers } from './workers.ts';

/** Everything that has to hold on each kind of database. */
export function testHost(open: OpenHost): void {
  testAccounts(open);
  testIdentity(open);
  testOwnAccount(open);
  testOrders(open);
  testPayments(open);
  testSellers(open);
  testDesk(open);
  testMessages(open);
  testUpgrade(open);
  testBackup(open);
  testOperator(open);
  testObserve(open);
  testProtocol(open);
  testCost(open);
  testRetention(open);
  testCashRules(open);
  testTrail(open);
  testSuspension(open);
  testWorkers(open);
  testMoney(open);
  testModel(open);
  testMoneyModel(open);
}
