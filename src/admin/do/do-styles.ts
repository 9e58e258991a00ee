// The styles of the page behind a mailed link. Its script imports none of them, or it would load the code
// that lies beside the same styles for the back office.

// First, because it declares the order of the style layers.
import '#ui/styles/global.css';
import '#ui/controls/button.css';
import '#ui/form/field.css';
import './do.css';
import './quote.css';
