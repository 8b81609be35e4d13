-- The end of the present period, as the payment provider named it in the answer that stands; null: it named none, or has not been asked since this is kept. Beyond
-- subscription_end where the period is not paid for yet: then that is the end of a grace.
alter table private.billing_customers add column period_end timestamptz;
