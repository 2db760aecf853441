/** Shows and sends an order that waits for a connection, on pages that load this later: of a file of its own they need nothing but that it runs. */
import './waiting-order.ts';
