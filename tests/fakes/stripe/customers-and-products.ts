import type Stripe from 'stripe';
import { allowOnly, type Params, recordAt, requireText, textAt } from './form-body.ts';
import { invalid } from './stripe-api-error.ts';
import { newStripeId, type StripeState } from './stripe-state.ts';

export function createCustomer(state: StripeState, params: Params): Stripe.Customer {
  allowOnly(params, ['name', 'email', 'metadata']);
  const customer: Stripe.Customer = {
    id: newStripeId('cus_').slice(0, 18),
    object: 'customer',
    balance: 0,
    created: state.now(),
    default_source: null,
    description: null,
    email: textAt(params, 'email'),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: recordAt(params, 'metadata'),
    name: textAt(params, 'name'),
    shipping: null,
  };
  state.customers.set(customer.id, customer);
  state.emit('customer.created', customer);
  return customer;
}

export function updateCustomer(customer: Stripe.Customer, params: Params): Stripe.Customer {
  allowOnly(params, ['name', 'email']);
  customer.name = textAt(params, 'name') ?? customer.name ?? null;
  customer.email = textAt(params, 'email') ?? customer.email;
  return customer;
}

export function createProduct(state: StripeState, params: Params): Stripe.Product {
  allowOnly(params, ['id', 'name']);
  const id = textAt(params, 'id') ?? newStripeId('prod_').slice(0, 19);
  if (state.products.has(id))
    throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' });
  const product: Stripe.Product = {
    id,
    object: 'product',
    active: true,
    created: state.now(),
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: requireText(params, 'name'),
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    updated: state.now(),
    url: null,
  };
  state.products.set(id, product);
  state.emit('product.created', product);
  return product;
}
