-- The end of the current period in the provider's last answer. Null: the answer named none, or no answer came since
-- this column exists. A later moment than subscription_end means that the period is not paid yet; subscription_end
-- is then the end of a grace period.
alter table private.billing_customers add column period_end timestamptz;
